import type { components, paths } from './schema';

/**
 * The wire's shapes under the names that the screens use. All of them come from the generated `schema.d.ts`: a change
 * in the backend shows here as a type error.
 */
type Schemas = components['schemas'];

export type PermissionName = Schemas['PermissionView']['name'];
export type OrderType = Schemas['OrderType'];

export type ListedUser = Schemas['ListedUserView'];
export type User = Schemas['UserView'];
export type CurrentUser = Schemas['CurrentUserView'];
export type SecondFactor = Schemas['SecondFactorView'];
export type TotpSetup = Schemas['TotpSetupView'];
export type SignInOptions = Schemas['SignInOptionsView'];
export type Invitation = Schemas['InvitationView'];
export type AccountLink = Schemas['AccountLinkView'];
export type Passkey = Schemas['PasskeyView'];
export type NewAccount = Schemas['RegisterDto'];
export type OidcLink = Schemas['OidcLinkView'];
export type OidcAnswer = Schemas['OidcAnswerDto'];
export type Passkeys = Schemas['PasskeysView'];
export type NewCredential = Schemas['NewCredentialDto'];
export type SignedCredential = Schemas['SignedCredentialDto'];
export type UserSession = Schemas['SessionView'];
export type BrowserErrorReport = Schemas['BrowserErrorDto'];
export type Permission = Schemas['PermissionView'];
export type NamedRef = Schemas['NamedView'];
export type Group = Schemas['GroupView'];

export type Ncm = Schemas['NcmView'];
export type SaleOperation = Schemas['OperationView'];
export type State = Schemas['StateView'];
export type Customer = Schemas['CustomerView'];
export type Material = Schemas['MaterialView'];
export type Sheet = Schemas['SheetView'];
export type Bar = Schemas['BarView'];
export type Component = Schemas['ComponentView'];
export type Process = Schemas['ProcessView'];
export type StockItem = Schemas['StockItemView'];
export type TimeRule = Schemas['TimeRuleView'];
/** The part of a rule that gives minutes, as its form has it. */
export type RuleContent = Schemas['RuleContentDto'];
/** Typed figures that a rule is tried on. */
export type RuleSample = Schemas['RuleSampleDto'];
/** A line of its table. */
export type TimeRuleRow = Schemas['RuleRowDto'];
/** The minutes that a rule gives a part, and how it came to them. */
export type RuleTryout = Schemas['RuleTryoutView'];
export type FoundPart = Schemas['FoundPartView'];
/** One step of a calculation as the server explains it, texts in Portuguese. */
export type Step = Schemas['StepView'];
export type StepValue = Schemas['StepValueView'];

export type Company = Schemas['CompanyView'];
export type CompanyTaxes = Schemas['CompanyTaxesView'];

export type Dashboard = Schemas['DashboardView'];
/** A filter of the orders list, as the server takes it. */
export type OrdersFilter = Dashboard['open']['filter'];

export type ImportCatalogue =
  paths['/api/imports/{catalogue}/preview']['post']['parameters']['path']['catalogue'];
export type ImportKey = Schemas['ImportKeyView'];
export type ImportPreview = Schemas['ImportPreviewView'];
export type ImportRow = Schemas['ImportRowView'];
export type ImportChange = Schemas['ImportChangeView'];
export type ImportRecord = Schemas['ImportView'];
export type UndoPreview = Schemas['UndoPreviewView'];

export type DocumentProgress = Schemas['DocumentProgressView'];
export type Job = Schemas['JobView'];

export type ErrorLog = Schemas['ErrorLogView'];
export type ErrorLevel = ErrorLog['level'];
/** The parameters of the error log's list. */
export type ErrorLogFilter = NonNullable<paths['/api/error-logs']['get']['parameters']['query']>;

export type AdministrationEntry = Schemas['AdministrationEntryView'];
/** The parameters of the list of the history of administration. */
export type AdministrationHistoryFilter = NonNullable<
  paths['/api/administration-history']['get']['parameters']['query']
>;

export type SystemHealth = Schemas['SystemHealthView'];

export type PriceImpact = Schemas['PriceImpactView'];
export type AffectedQuote = Schemas['AffectedQuoteView'];
/** A catalogue whose entries prices are made of. */
export type PriceSource = Schemas['PriceImpactDto']['resource'];
/** Figures of an entry as its form has them. */
export type EntryFigures = Schemas['EntryFiguresDto'];
export type Repricing = Schemas['RepricingView'];
export type RepricedQuote = Schemas['RepricedQuoteView'];
