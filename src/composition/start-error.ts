/** The service cannot start, for a reason that the person who starts it can mend. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly reason: 'data_dir' | 'address' | 'database' | 'files';

  constructor(reason: StartError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
