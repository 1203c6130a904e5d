/** Whether the visitor asked for less motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion)').matches
