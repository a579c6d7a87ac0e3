/** An e-mail as it goes to the server. */
export interface MailMessage {
  /** Equal for each try, so that a server which gets it twice recognizes it. */
  message_id: string;
  /** ISO moment. */
  date: string;
  to: readonly string[];
  cc: readonly string[];
  reply_to: string | null;
  subject: string;
  text: string;
  /** The message as a page, for programs that show one. */
  html?: string;
  /** A PNG that the page shows as `cid:logo`. */
  logo?: Buffer;
  attachments: readonly { file_name: string; content: Buffer }[];
}
