import type { Variant } from '#pictures/describe.ts';
import type { Collection } from './collection.ts';
import type { Change } from './engine.ts';

/** Whose pictures are searched. */
export const PICTURE_KINDS = ['designs', 'utility', 'marks'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A picture of a record, described. */
export interface BankedPicture {
  /** Which of the record's pictures it is. */
  readonly figure: string;
  readonly vector: Int8Array;
  /** What its likeness counts beside that of others. Default 1. */
  readonly weight?: number;
  /** Absent of a picture that has no colours. */
  readonly colours?: Int8Array;
}

/** Which picture it is, without what it is compared by. */
export type ShownPicture = Pick<BankedPicture, 'figure' | 'colours'>;

/** What is known of the pictures of a record. */
export interface RecordPictures {
  readonly id: string;
  readonly kind: PictureKind;
  /** Of what the pictures are made of: where it is the same, they are. */
  readonly digest: string;
  /** Absent: as they were. */
  readonly pictures?: readonly BankedPicture[];
}

/** Records whose writing may give other pictures to records of the collection that owns them. */
export interface PictureSource {
  readonly collection: Collection<any>;
  /** Whose pictures they are. */
  readonly owner: string;
  /** Owners that there are when a bank is begun, with the number up to which they are known. Absent: none. */
  readonly list?: () => Promise<{ readonly ids: readonly string[]; readonly seq: number }>;
  /** Owners that changes are about, beside those that have pictures in the bank. */
  readonly owners: (changes: readonly Change<any>[]) => Promise<readonly string[]>;
}

export interface Following {
  readonly sources: readonly PictureSource[];
  /**
   * Describes the pictures of records; what is not answered has none.
   * @param digests What the bank knows of them.
   */
  readonly describe: (
    owner: string,
    ids: readonly string[],
    digests: ReadonlyMap<string, string>,
  ) => Promise<readonly RecordPictures[]>;
  /** What is begun after so many milliseconds is left for later. */
  readonly for_ms: number;
}

/** What is compared with a picture. */
export interface Compared {
  /** The `n`th of `of` equal parts of the rows. */
  readonly n: number;
  readonly of: number;
  /** Records whose most similar picture is less alike are left out. */
  readonly least: number;
  /** So many of the most alike. Default: all. */
  readonly most?: number;
}

/** How alike records of a kind are to a picture, the most alike first. */
export interface AlikePictures {
  readonly ids: readonly string[];
  /** Of its most similar picture, 0 to 1. */
  readonly scores: Float32Array;
  /** Which of its pictures that is. */
  readonly places: Uint16Array;
  /** Whether there are more than `most`. */
  readonly cut: boolean;
}

/**
 * The described pictures of records: rows of signed bytes one after the other in a file of each kind. Made from the
 * records, and followed when a search begins; may be deleted.
 */
export interface PictureBank {
  /**
   * Takes up what was written since, the newest first.
   * @returns Records whose pictures are still to be described.
   */
  follow(following: Following): Promise<number>;
  /** Rows of a kind, those that are nobody's any more included. Cheap. */
  size(kind: PictureKind): number;
  /** Records of a kind, counted. */
  records(kind: PictureKind): number;
  /** Compares a picture's variants with every row, exactly: cosines, each times the weight of the variant. */
  alike(kind: PictureKind, queries: readonly Variant[], part: Compared): AlikePictures;
  /** Pictures by record and place, without their vectors; undefined for those that are gone. */
  pictures(wanted: readonly { readonly record: string; readonly place: number }[]): (ShownPicture | undefined)[];
  close(): void;
}
