/**
 * What somebody is in an account: an `owner` also invites people to it, removes them and has their passwords reset.
 */
export type Role = 'owner' | 'member';

export interface User {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly role: Role;
  /** Also runs the installation: changes the corpus and makes accounts. Says nothing of what is in other accounts. */
  readonly operator: boolean;
  readonly created_at: number;
  /** Signs in by a provider alone: has no password here. */
  readonly external?: true;
  /** Since when they may not sign in, by the word of the company's directory; no session of theirs holds. */
  readonly disabled_at?: number;
}

/** Who somebody is to a provider, in an account: whoever is moved to another one has nothing of the first. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly account_id: string;
}

/** A browser that has signed in. */
export interface Session {
  /** Names the session in lists; is not the cookie. */
  readonly id: string;
  readonly user: User;
  /** To be sent in a header with everything that changes or asks something: a foreign page cannot read it. */
  readonly csrf: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly address: string;
  readonly agent: string;
}

/** What a token makes, until it is used: a user of this account. */
export interface Invitation {
  readonly account_id: string;
  readonly role: Role;
  readonly operator: boolean;
  readonly created_at: number;
  /** Until when the token can be used; absent: for a week. */
  readonly expires_at?: number;
  /** For whom it is, in the words of who invites. */
  readonly name?: string;
  /** Name of the user who invites; absent: whoever runs the installation. */
  readonly invited_by?: string;
}

/** An invitation in a list: `id` names it, and is of no use to whoever wants to join. */
export type OpenInvitation = Invitation & { readonly id: string };

/** When a session must have begun and have been used last to hold. */
export interface Holding {
  /** Exclusive. */
  readonly begun_after: number;
  readonly begun_until: number;
  readonly seen_after: number;
}

/**
 * What people, their sessions and how often they may try need from a database. Secrets come as hashes only. What has
 * resolved survives a crash of the machine, and every call made afterwards sees it; every call is all or nothing.
 */
export interface UserStore {
  /** Whether there is anybody. */
  any(): Promise<boolean>;
  /** Those of an account, by creation. */
  list(account_id: string): Promise<readonly User[]>;
  /** Those of all accounts, by creation: for whoever runs the installation. */
  listAll(): Promise<readonly User[]>;
  /** By folded name (`folded`), with the hash of the password. */
  named(name_folded: string): Promise<{ readonly user: User; readonly password: string } | undefined>;
  /** False if there is no such user. */
  setOperator(user_id: string, operator: boolean): Promise<boolean>;
  /** With all their sessions, resets and searches. False if the account has no such user. */
  remove(account_id: string, user_id: string): Promise<boolean>;

  /** An earlier one for the same name (or none) of the same account, role and operator becomes void. */
  invite(token_hash: string, invitation: Invitation): Promise<void>;
  /** Those of an account that were not used, by creation, also what is too old; `id` is the start of the hash. */
  invitations(account_id: string): Promise<readonly OpenInvitation[]>;
  /** False if the account has no such invitation. */
  revokeInvitation(account_id: string, id: string): Promise<boolean>;
  invitation(token_hash: string): Promise<Invitation | undefined>;
  /** Uses an invitation up for a user: of those that want it at once, one has joined. */
  join(
    token_hash: string,
    user: User,
    name_folded: string,
    password: string,
  ): Promise<'joined' | 'no invitation' | 'name taken'>;
  /** The user whom an identity was given to. */
  identified(identity: ExternalIdentity): Promise<User | undefined>;
  /** Adds a user without a password for an identity: of those that want it at once, one has joined. */
  joinIdentified(
    identity: ExternalIdentity,
    user: User,
    name_folded: string,
  ): Promise<'joined' | 'identity taken' | 'name taken'>;
  /**
   * Gives an identity to whom the company's directory has told of and who has none of that provider yet: by the
   * directory's own id of them, or else by the name that it has for them. Undefined if there is nobody.
   * @param link Who it is, in the provider's words; also folded.
   */
  adopt(identity: ExternalIdentity, link: string, link_folded: string): Promise<User | undefined>;
  /** Names of the groups of the company's directory that a person is in. */
  groupsOf(user_id: string): Promise<readonly string[]>;
  /** False if there is no such user. */
  setRole(user_id: string, role: Role, operator: boolean): Promise<boolean>;
  /**
   * A way to another password; an earlier one of the user becomes void. False if there is no such user, or one without
   * a password.
   */
  addReset(token_hash: string, user_id: string, created_at: number): Promise<boolean>;
  reset(token_hash: string): Promise<{ readonly user: User; readonly created_at: number } | undefined>;
  /** Uses a reset up: sets the password and ends all sessions of the user. False if it was used already. */
  useReset(token_hash: string, password: string): Promise<boolean>;
  /** Ends all sessions of the user but one. */
  setPassword(user_id: string, password: string, kept_session: string): Promise<void>;

  /** Adds a session, and removes those of everybody that do not hold any more. */
  begin(session: Session, cookie_hash: string, holding: Holding): Promise<void>;
  /** Cheap: asked on every call of the console. */
  session(cookie_hash: string): Promise<Session | undefined>;
  /** Last used first. */
  sessions(user_id: string): Promise<readonly Session[]>;
  seen(session_id: string, at: number): Promise<void>;
  /** False if the user has no such session. */
  endSession(user_id: string, session_id: string): Promise<boolean>;

  /**
   * Counts an attempt at a password, before the password is looked at: each counts as a failure until it has succeeded,
   * so that a volley gets no more guesses than a queue. Answers how many milliseconds must pass before the next, in
   * which case it is not counted; 0: the password may be looked at. See `sign-in-limits.ts`.
   */
  attempt(name: string, address: string): Promise<number>;
  /** Forgets the failures of a name from there, and remembers the network for it. */
  succeeded(user: Pick<User, 'id' | 'name'>, address: string): Promise<void>;
  /** Forgets the failures of a name from everywhere: its password is another one. */
  forgive(name: string): Promise<void>;
  close(): Promise<void>;
}
