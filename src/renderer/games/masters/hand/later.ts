/** One that is missed is fetched again when it is needed. */
export const parts = () => import('./parts.ts');
