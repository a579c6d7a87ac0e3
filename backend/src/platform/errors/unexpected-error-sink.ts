/** The known facts of an unplanned error. */
export interface UnexpectedError {
  error: unknown;
  /** HTTP status it was answered with. */
  status: number;
  request?: {
    method: string;
    url: string;
    ip: string | undefined;
    body: unknown;
    query: unknown;
    user?: { id: number; name: string; email: string };
  };
}

/** Where the platform reports unplanned errors; the error log feature is behind it. Recording never throws. */
export abstract class UnexpectedErrorSink {
  abstract record(report: UnexpectedError): Promise<void>;
}
