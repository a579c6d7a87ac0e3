export { formatCells, parseCells } from './clipboard';
export { copyFigure, formatOf, type NumberFormat, readFigure, readFigurePair } from './numbers';
export { putOnClipboard } from './put-on-clipboard';
