import { InitialSchema1700000000000 } from './first/1700000000000-initial-schema.js';
import { PartUploads1700000400000 } from './first/1700000400000-part-uploads.js';
import { FlatPatterns1700000410000 } from './first/1700000410000-flat-patterns.js';
import { DrawingReadings1700000420000 } from './first/1700000420000-drawing-readings.js';
import { PreviousDrawings1763742000000 } from './first/1763742000000-previous-drawings.js';
import { TaxAndContactFields1763745000000 } from './first/1763745000000-tax-and-contact-fields.js';
import { NcmDescriptions1763750000000 } from './first/1763750000000-ncm-descriptions.js';
import { KeptTotals1763751000000 } from './first/1763751000000-kept-totals.js';
import { QuoteTerms1763752000000 } from './first/1763752000000-quote-terms.js';
import { RecordVersions1795300644678 } from './first/1795300644678-record-versions.js';
import { Answers1795300939000 } from './first/1795300939000-answers.js';
import { ListedOrders1795301366892 } from './first/1795301366892-listed-orders.js';
import { SearchIndex1795301400000 } from './first/1795301400000-search-index.js';
import { EntryCodes1795304802665 } from './first/1795304802665-entry-codes.js';
import { OrderTallies1795306049000 } from './first/1795306049000-order-tallies.js';
import { DrawingTexts1795312200000 } from './first/1795312200000-drawing-texts.js';
import { SavedViews1795313626492 } from './first/1795313626492-saved-views.js';
import { Imports1795314058690 } from './first/1795314058690-imports.js';
import { QuoteValidity1795323489504 } from './first/1795323489504-quote-validity.js';
import { Revisions1795323666412 } from './first/1795323666412-revisions.js';
import { SetupMinutes1795324800000 } from './first/1795324800000-setup-minutes.js';
import { OfferMails1795325300000 } from './first/1795325300000-offer-mails.js';
import { QuantityBreaks1795335558798 } from './first/1795335558798-quantity-breaks.js';
import { Repricings1795335949335 } from './first/1795335949335-repricings.js';
import { OfferAnswers1795336314000 } from './1795336314000-offer-answers.js';
import { CustomerReminders1795340811710 } from './1795340811710-customer-reminders.js';
import { OldRows1795348482310 } from './1795348482310-old-rows.js';
import { CutChoices1795350800000 } from './1795350800000-cut-choices.js';
import { TimeRules1795361760000 } from './1795361760000-time-rules.js';
import { PartStates1795365600000 } from './1795365600000-part-states.js';
import { EarlierParts1795374000000 } from './1795374000000-earlier-parts.js';
import { RemovedParts1795374500000 } from './1795374500000-removed-parts.js';
import { Kits1795376800000 } from './1795376800000-kits.js';
import { AccountLinks1795385000000 } from './1795385000000-account-links.js';
import { Backups1795386251000 } from './1795386251000-backups.js';
import { SecondFactors1795387000000 } from './1795387000000-second-factors.js';
import { Passkeys1795388000000 } from './1795388000000-passkeys.js';
import { KitParts1795391000000 } from './1795391000000-kit-parts.js';
import { AuditEntries1795392000000 } from './1795392000000-audit-entries.js';
import { LeftOutPages1795396000000 } from './1795396000000-left-out-pages.js';
import { OidcIdentities1795397000000 } from './1795397000000-oidc-identities.js';
import { AccountsWithoutPassword1795398000000 } from './1795398000000-accounts-without-password.js';
import { ReadingFeedback1795398500000 } from './1795398500000-reading-feedback.js';
import { SessionProofs1795405000000 } from './1795405000000-session-proofs.js';
import { MailOwners1795409000000 } from './1795409000000-mail-owners.js';
import { ScannedDrawings1795399500000 } from './1795399500000-scanned-drawings.js';
import { SentRows1795412000000 } from './1795412000000-sent-rows.js';
import { AcceptedTotals1795476600000 } from './1795476600000-accepted-totals.js';
import { CompanyMarkup1795476610000 } from './1795476610000-company-markup.js';
import { ClaimedEmails1795478500000 } from './1795478500000-claimed-emails.js';
import { CustomerAnswers1795480500000 } from './1795480500000-customer-answers.js';
import { TaxProfiles1795770000000 } from './1795770000000-tax-profiles.js';
import { CutPlans1795810000000 } from './1795810000000-cut-plans.js';
import { CutBatches1795820000000 } from './1795820000000-cut-batches.js';
import { InvoiceFields1795840000000 } from './1795840000000-invoice-fields.js';
import { Operations1795850000000 } from './1795850000000-operations.js';
import { RemnantBatches1795860000000 } from './1795860000000-remnant-batches.js';
import { UsualOperation1795875000000 } from './1795875000000-usual-operation.js';
import { CancelledDrafts1795965000000 } from './1795965000000-cancelled-drafts.js';
import { NamedByDrawing1795830000000 } from './1795830000000-named-by-drawing.js';

/** The one list of migrations, for both databases, in order. */
export const migrations = [
  InitialSchema1700000000000,
  PartUploads1700000400000,
  FlatPatterns1700000410000,
  DrawingReadings1700000420000,
  PreviousDrawings1763742000000,
  TaxAndContactFields1763745000000,
  NcmDescriptions1763750000000,
  KeptTotals1763751000000,
  QuoteTerms1763752000000,
  RecordVersions1795300644678,
  Answers1795300939000,
  ListedOrders1795301366892,
  SearchIndex1795301400000,
  EntryCodes1795304802665,
  OrderTallies1795306049000,
  DrawingTexts1795312200000,
  SavedViews1795313626492,
  Imports1795314058690,
  QuoteValidity1795323489504,
  Revisions1795323666412,
  SetupMinutes1795324800000,
  OfferMails1795325300000,
  QuantityBreaks1795335558798,
  Repricings1795335949335,
  OfferAnswers1795336314000,
  CustomerReminders1795340811710,
  OldRows1795348482310,
  CutChoices1795350800000,
  TimeRules1795361760000,
  PartStates1795365600000,
  EarlierParts1795374000000,
  RemovedParts1795374500000,
  Kits1795376800000,
  AccountLinks1795385000000,
  Backups1795386251000,
  SecondFactors1795387000000,
  Passkeys1795388000000,
  KitParts1795391000000,
  AuditEntries1795392000000,
  LeftOutPages1795396000000,
  OidcIdentities1795397000000,
  AccountsWithoutPassword1795398000000,
  ReadingFeedback1795398500000,
  ScannedDrawings1795399500000,
  SessionProofs1795405000000,
  MailOwners1795409000000,
  SentRows1795412000000,
  AcceptedTotals1795476600000,
  CompanyMarkup1795476610000,
  ClaimedEmails1795478500000,
  CustomerAnswers1795480500000,
  TaxProfiles1795770000000,
  CutPlans1795810000000,
  CutBatches1795820000000,
  NamedByDrawing1795830000000,
  InvoiceFields1795840000000,
  Operations1795850000000,
  RemnantBatches1795860000000,
  UsualOperation1795875000000,
  CancelledDrafts1795965000000,
];
