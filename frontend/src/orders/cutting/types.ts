import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type Cutting = Schemas['CuttingView'];
export type OrderCutGroup = Schemas['OrderCutGroupView'];
export type CutGroup = Schemas['CutGroupView'];
export type CutPart = Schemas['CutPartView'];
export type StockCut = Schemas['StockCutView'];
export type CutSettings = Schemas['CutSettingsView'];
