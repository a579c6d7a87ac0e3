import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type Cutting = Schemas['CuttingView'];
export type OrderCutGroup = Schemas['OrderCutGroupView'];
export type CutGroup = Schemas['CutGroupView'];
export type CutPart = Schemas['CutPartView'];
export type StockCut = Schemas['StockCutView'];
export type CutSettings = Schemas['CutSettingsDto'];
export type SheetChange = Schemas['SheetChangeDto'];

/** Locks a sheet or moves a piece; answers whether it was done. */
export type ChangeSheet = (change: SheetChange) => Promise<boolean>;
