const PATHS = {
  /** One line becomes two. */
  branch: 'M4 2v12M4 11c0-4 8-2 8-8M9.5 5.5 12 3l2.5 2.5',
  split: 'M8 2v3M8 5 4 9v5M8 5l4 4v5',
  merge: 'M8 14v-3M8 11 4 7V2M8 11l4-4V2',
} as const;

/** Drawn here: fonts do not have these signs everywhere. */
export const Icon = ({ of }: { of: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
