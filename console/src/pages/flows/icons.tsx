const PATHS = {
  /** One line becomes two. */
  branch: 'M5 2v12M5 9c0-3 6-2 6-6M9 4.5 11 2.5l2 2',
  split: 'M8 2v3M8 5 4 9v5M8 5l4 4v5',
  merge: 'M8 14v-3M8 11 4 7V2M8 11l4-4V2',
} as const;

/** Drawn here: fonts do not have these signs everywhere. */
export const Icon = ({ of }: { of: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
