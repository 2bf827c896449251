/**
 * Keeps the screen of a phone on. Browsers lend a wake lock in a secure context only, Safari at first in a touch only;
 * elsewhere a playing video does it. To Safari it must have sound that is not muted, must not loop by itself, and to some must not be all transparent
 * or behind the page; to Chrome sound makes up for its size. The clip is too short for a player in the notifications,
 * or to end the music of another app for good.
 */
import { MP4, WEBM } from './silent-clip.ts';

/** 'asks': as soon as the phone is touched, or touched once more. 'never': this browser has no way. */
export type Awake = 'off' | 'lock' | 'video' | 'asks' | 'never';

/** Gone back before its end, the clip never ends. */
const GO_BACK_AT_S = 0.8;

type Cause = 'touch' | 'script';

interface AudioSession {
  type: string;
}

function makeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.setAttribute('playsinline', '');
  video.setAttribute('disableremoteplayback', '');
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  video.style.cssText =
    'position:fixed;left:0;bottom:0;width:2px;height:2px;opacity:0.01;pointer-events:none';
  for (const [type, src] of [
    ['video/mp4', MP4],
    ['video/webm', WEBM],
  ] as const) {
    const source = document.createElement('source');
    source.type = type;
    source.src = src;
    video.append(source);
  }
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > GO_BACK_AT_S && !video.ended) video.currentTime = 0;
  });
  return video;
}

/** Beside the music of whoever holds the phone, where the browser can be asked for that. */
function playBesideMusic(): void {
  const session = (navigator as { audioSession?: AudioSession }).audioSession;
  if (session) session.type = 'ambient';
}

export class ScreenAwake {
  state: Awake = 'off';
  readonly #changed: (state: Awake) => void;
  #wanted = false;
  #lock: WakeLockSentinel | undefined;
  #video: HTMLVideoElement | undefined;
  /** What a touch has started once may be started without one. */
  #isPrimed = false;
  /** No lock, not even in a touch: the next one plays the clip. */
  #isRefused = false;

  constructor(changed: (state: Awake) => void) {
    this.#changed = changed;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#wanted) this.#start();
    });
  }

  want(wanted: boolean): void {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted) this.#start();
    else this.#stop();
  }

  /** To be called in a touch: one that takes the seat, or any while the screen is to stay on. */
  touched(): void {
    if (this.state !== 'off' && this.state !== 'asks') return;
    if (this.#isPrimed && !this.#wanted) return;
    if ('wakeLock' in navigator && !this.#isRefused) void this.#takeLock('touch');
    else void this.#play('touch');
  }

  #start(): void {
    if ('wakeLock' in navigator) void this.#takeLock('script');
    else void this.#play('script');
  }

  async #takeLock(by: Cause): Promise<void> {
    try {
      const lock = await navigator.wakeLock.request('screen');
      const before = this.#lock;
      this.#lock = lock;
      lock.addEventListener('release', () => {
        if (this.#lock === lock) this.#set('asks');
      });
      await before?.release();
      this.#isPrimed = true;
      this.#isRefused = false;
      this.#set('lock');
      this.#video?.pause();
    } catch {
      // Out of sight, or saving power: it is asked for again when the page is looked at.
      this.#isRefused ||= by === 'touch';
      this.#set('asks');
    }
    if (!this.#wanted) this.#stop();
  }

  async #play(by: Cause): Promise<void> {
    if (!this.#video) {
      this.#video = makeVideo();
      this.#video.addEventListener('pause', () => this.#wentStill());
      document.body.append(this.#video);
    }
    playBesideMusic();
    try {
      await this.#video.play();
      this.#isPrimed = true;
      this.#set('video');
    } catch (error) {
      const mayComeLater = by === 'script' || (error as DOMException).name === 'AbortError';
      this.#set(mayComeLater ? 'asks' : 'never');
    }
    if (!this.#wanted) this.#stop();
  }

  /** A busy phone came too late to go back before the end; or a call, or another app, has taken the sound. */
  #wentStill(): void {
    if (!this.#wanted || this.state !== 'video') return;
    if (this.#video?.ended) void this.#play('script');
    else this.#set('asks');
  }

  #stop(): void {
    void this.#lock?.release();
    this.#lock = undefined;
    this.#video?.pause();
    if (this.state !== 'never') this.#set('off');
  }

  #set(state: Awake): void {
    if (state === this.state) return;
    this.state = state;
    this.#changed(state);
  }
}
