export { formatCells, parseCells, putOnClipboard } from './clipboard';
export { copyFigure, formatOf, type NumberFormat, readFigure, readFigurePair } from './numbers';
