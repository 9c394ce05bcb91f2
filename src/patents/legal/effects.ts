/**
 * What an office's event does to the life of an application or right.
 *
 * - `published`, `examining`: the application goes on
 * - `granted`; `grant_expected`: a grant announced, which counts where no other day of it is known
 * - `fee`: a fee that keeps the right alive was paid
 * - `lapsed`: ended since a fee was not paid; `ceased`: ended before its time, the office does not say why
 * - `restored`: a lapse, a refusal, an abandonment was taken back
 * - `withdrawn`, `withdrawn_deemed`, `refused`, `abandoned`, `abandoned_deemed`: the application ended
 * - `revoked`, `surrendered`, `reissued`, `expired`: the right ended
 * - `opposed`, `maintained`: attacked, and kept
 * - `disclaimer`, `disclaimer_accepted`, `disclaimer_refused`: the end is tied to that of another patent
 * - `none`: known to change nothing of these
 */
export const EFFECTS = [
  'published',
  'examining',
  'granted',
  'grant_expected',
  'fee',
  'lapsed',
  'ceased',
  'restored',
  'withdrawn',
  'withdrawn_deemed',
  'refused',
  'abandoned',
  'abandoned_deemed',
  'revoked',
  'surrendered',
  'reissued',
  'expired',
  'opposed',
  'maintained',
  'disclaimer',
  'disclaimer_accepted',
  'disclaimer_refused',
  'none',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** An event as an office states it, as far as the life of a right needs it. Days are yyyyMMdd. */
export interface OfficeEvent {
  /** ST.3 code of the office. */
  readonly office: string;
  readonly code?: string | undefined;
  /** The day of the event, or of its publication. */
  readonly date?: number | undefined;
  /** From when it is so, where the office says so. */
  readonly effective?: number | undefined;
  /** The one state of a bundle for which it is so. */
  readonly state?: string | undefined;
  /** The office's own code of that state, where it reports it (`REG`). */
  readonly national?: string | undefined;
  /** The year of the right's life for which a fee was paid. */
  readonly year?: number | undefined;
  /** States that it designates. */
  readonly states?: readonly string[] | undefined;
  /** The kind code of the publication that it refers to. */
  readonly kind?: string | undefined;
  /** The words of a status. */
  readonly words?: string | undefined;
  /** What the source says that it does, for events without a known code. */
  readonly does?: Effect | undefined;
  /** How the register says that it stands now, without saying since when. */
  readonly stands?: true | undefined;
}
