/** Time, as everything in the house that waits or dates something asks for it. */
export interface Time {
  /** In ms, steady: nobody sets it. */
  steady(): number;
  /** In ms, as clocks on walls have it. */
  wall(): number;
  /** Gives what calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Once the loop has turned. */
  soon(run: () => void): void;
}

export const machineTime: Time = {
  steady: () => performance.now(),
  wall: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  soon: (run) => void setImmediate(run),
};
