import type { Config } from '#config.ts';

/** What a listing and a query are filled with, and what a name is read by: see `Deliveries.name`. */
export type Template = string;
/**
 * Where a value lies in JSON: names with dots between, `*` for each element of a list. Of a list of deliveries the
 * names are looked up in the delivery, then in what it lies in, outwards.
 */
export type JsonPath = string;

/** A checksum that a publisher states of a delivery. */
export interface Checksum {
  readonly algorithm: 'md5' | 'sha1' | 'sha256' | 'sha512';
  /** Lower-case hexadecimal. */
  readonly value: string;
}

/** What a listing says of each delivery. Only its name and address must be known. */
export interface ListedFields {
  /** Default: the last part of the address. */
  readonly name?: Template;
  /** Absolute, or relative to the listing. */
  readonly url: Template;
  /** Bytes. What is no whole number (`1.5 GB`) tells amended deliveries apart, and checks nothing. */
  readonly size?: Template;
  readonly checksum?: { readonly algorithm: Checksum['algorithm']; readonly value: Template };
  /** When it was last changed, in whatever form: it tells amended deliveries apart. */
  readonly changed?: Template;
}

/** Where deliveries are listed, and how the list is read. `{...}` in fields are values of the list itself. */
export type Listing =
  /** A list in JSON; `{a.b}` in a field is a path. */
  | {
      readonly kind: 'json';
      readonly url: string;
      /** Where the deliveries lie: `bulkDataProductBag.*.productFileBag.fileDataBag.*`. */
      readonly items: JsonPath;
      readonly fields: ListedFields;
      /** Where the address of the next page lies, or a cursor that goes into `{cursor}` of `url`. */
      readonly next?: { readonly url: JsonPath } | { readonly cursor: JsonPath; readonly url: Template };
    }
  /** A page or an index of a web server: each link is a delivery, of which only name and address are known. */
  | { readonly kind: 'html'; readonly url: string }
  /**
   * A list in XML, such as that of a bucket: `{Key}` in a field is the text of an element in the item, `{@name}` its
   * attribute.
   */
  | {
      readonly kind: 'xml';
      readonly url: string;
      /** Name of the element of a delivery: `Contents`. */
      readonly item: string;
      readonly fields: ListedFields;
      /** Name of the element with what goes into `{cursor}` of the next page's address; without one it was the last. */
      readonly next?: { readonly cursor: string; readonly url: Template };
    }
  /** Files at fixed addresses; a new `ETag` or `Last-Modified` is a new delivery. */
  | { readonly kind: 'fixed'; readonly files: readonly { readonly name: string; readonly url: string }[] }
  /**
   * What was changed in a span of days: a delivery is all pages of one span. Spans follow each other without a gap and
   * end with the day before.
   */
  | {
      readonly kind: 'window';
      /** Days of one span at most. */
      readonly days: number;
      /** First page: `{from}` and `{until}` (both included) as `2026-01-31`. */
      readonly url: Template;
      /** Next pages: `{cursor}`, `{from}`, `{until}`. Absent: there is one page. */
      readonly following?: {
        readonly url: Template;
        /**
         * Where the cursor lies; `offset`: records so far, counted at that path, until as many came as `total` says, or
         * a page has none.
         */
        readonly cursor:
          | { readonly json: JsonPath }
          | { readonly xml: string }
          | { readonly offset: JsonPath; readonly total?: JsonPath };
        /** Where the records of a page lie: a page without any was the last, whatever cursor it has. */
        readonly records?: JsonPath;
      };
      /** Ending of the files of pages, as the importer reads it: `.json`. */
      readonly ending: string;
      /** How a page says that nothing was changed, as OAI-PMH does with an error: this text is in it. */
      readonly none?: string;
      /** Days before today on which the last span ends; default 1: yesterday is over everywhere but in the west. */
      readonly until_days_ago?: number;
      /** Least time of what is asked for when nothing was taken yet: the day the feed is switched on, less these. */
      readonly first_days: number;
    }
  /** Documents one by one, by numbers that the operator lists or a query finds. */
  | {
      readonly kind: 'numbers';
      /** `{number}` of each. */
      readonly url: Template;
      readonly ending: string;
      /** Numbers of one delivery. */
      readonly at_once: number;
      /** A number is asked for again after so many days. */
      readonly again_days: number;
    }
  | DroppedListing;

/** Files that somebody else drops into a folder of this machine, or below a prefix of a bucket: each is a delivery. */
export interface DroppedListing {
  readonly kind: 'dropped';
  /** Absolute path of a folder, or `s3://bucket/prefix/`. */
  readonly place: string;
  /** A file is whole once another of its name and this ending lies beside it: `.done`. */
  readonly marker?: string;
  /** Without a marker a file is whole when it has not changed for so many seconds. */
  readonly settled_s: number;
  /** A file that was taken or rejected stays, or goes into the folder `taken` or `rejected` beside the others. */
  readonly after: 'leave' | 'move';
}

/**
 * What names of deliveries say. In `name`: `{yyyy}`, `{yy}`, `{mm}`, `{dd}`: digits of the date of what is in it;
 * `{yyyymmdd}`, `{yymmdd}`; `{ww}`: the week of ISO 8601; `{n}`: the number of the delivery in its series; `{r}`: of a
 * revision of the same; `{*}`: anything but a slash. Everything else stands for itself. What fits no name is left
 * alone.
 */
export interface Deliveries {
  readonly name: Template;
  /** `full`: everything there is, `delta`: what is new or changed since the delivery before. */
  readonly holds: 'full' | 'delta';
  /**
   * `itself`: nothing but an earlier version of the same name or date. `earlier`: every delivery of the feed that is
   * older, which is then not taken any more.
   */
  readonly replaces: 'itself' | 'earlier';
}

/** When deliveries come. Gaps are named by it, and it says when the next one is expected. */
export type Cadence =
  /** Of every day, or of some days of the week (1 is Monday). */
  | { readonly every: 'day'; readonly on?: readonly number[] }
  /** Of one day of the week (1 is Monday). */
  | { readonly every: 'week'; readonly on: number }
  | { readonly every: 'month' }
  /** Numbered one after the other. */
  | { readonly every: 'number'; readonly expected_days: number }
  /** When there is something: nothing can be missing; without days nothing is expected either. */
  | { readonly every: 'release'; readonly expected_days?: number };

/** Where a credential goes, and the setting that has it. */
export type Credential =
  | { readonly setting: keyof Config; readonly in: 'header'; readonly header: string; readonly optional?: true }
  | { readonly setting: keyof Config; readonly in: 'query'; readonly parameter: string; readonly optional?: true }
  /** A token of OAuth 2.0 for what the setting has as `id:secret`, or `user:password`. */
  | {
      readonly setting: keyof Config;
      readonly in: 'token';
      readonly token_url: string;
      readonly grant: 'client_credentials' | 'password';
      /** Of the client itself, where the grant is `password` and the publisher names one. */
      readonly client?: string;
      readonly scope?: string;
      readonly optional?: true;
    };

/** Newest dates of the corpus by which a feed's lag is told. */
export interface Dated {
  /** Name of the collection, and its field with the date: `patents`, `PBD`. */
  readonly collection: string;
  readonly field: string;
  /** An office (WIPO ST.3) whose records are meant; absent: all of the collection. */
  readonly office?: string;
  /** The field with the office. Default: `AUTHORITY`, as patents have it. */
  readonly office_field?: string;
}

/**
 * One series of deliveries of a public data source, as data. Off until the operator switches it on. Its declaration's
 * docstring cites the publisher's documentation of what stands here.
 */
export interface Feed {
  /** Of its own, kebab-case; stays for ever, for what was taken is kept under it. */
  readonly name: string;
  readonly title: string;
  /** The importer that reads its deliveries, by name (`src/sources/index.ts`), or `auto`. */
  readonly source: string;
  /** The publisher's documentation of the feed; empty where nobody publishes it. */
  readonly documentation: string;
  /** What of this declaration the documentation does not confirm, in a sentence; shown to the operator. */
  readonly unconfirmed?: string;
  /** Terms of use: where they stand, and what they say in one sentence. */
  readonly terms: { readonly url: string; readonly summary: string };
  /**
   * Every host that it may reach, redirects included; nobody else is. The operator sees them before switching it on.
   */
  readonly hosts: readonly string[];
  readonly credential?: Credential;
  readonly listing: Listing;
  /** Without any, every file that is listed is a `delta`. The first that a name fits holds. */
  readonly deliveries?: readonly Deliveries[];
  /** A checksum that stands in a file of its own beside each delivery: its address, with `{url}` and `{name}`. */
  readonly checksum_file?: { readonly algorithm: Checksum['algorithm']; readonly url: Template };
  readonly cadence: Cadence;
  /** Cron expression (five fields) that fits the publisher's times, in the zone it is meant in. */
  readonly schedule: { readonly cron: string; readonly time_zone: string };
  /** Requests a second at most; downloads go one after the other. */
  readonly politeness: { readonly per_second: number };
  /** Most bytes of one delivery. */
  readonly max_bytes: number;
  /**
   * What of a delivery that is damaged inside is taken: `records`, what could be read; `nothing`: it is read through
   * first and left if anything is wrong with it.
   */
  readonly damaged: 'records' | 'nothing';
  /** Whether a record may stand again in a later delivery: a late one is then followed by those after it once more. */
  readonly repeats: boolean;
  readonly dated: readonly Dated[];
}

export const defineFeed = (feed: Feed): Feed => feed;
