import type { StoredFile } from '#files/store.ts';
import type { Services } from '#services.ts';
import { BY_PATENT, madePdf } from './shared/patent-pdf.ts';

/** What makes files when a link to them is first followed, by the name in the link. */
const MAKERS: Readonly<
  Record<string, (name: string, services: Services, signal: AbortSignal) => Promise<StoredFile | undefined>>
> = { [BY_PATENT]: madePdf };

/** The file of a link that says what makes it; undefined where nothing does, or there is nothing to make it of. */
export const makeFile = async (by: string, name: string, services: Services, signal: AbortSignal) =>
  MAKERS[by]?.(name, services, signal);
