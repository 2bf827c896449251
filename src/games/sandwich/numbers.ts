/** Limits which the screens draw. */
export const PITCH_LENGTH = 120;
export const THEME_LENGTH = 60;
