import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import type { OrderType } from '../../api';
import { texts } from '../../i18n';

const ICON_STYLE = { verticalAlign: '-3px', marginInlineEnd: '7px', opacity: 0.75 } as const;

/** Distinguishes a quote (a sheet of paper) from an order (a factory), in words for screen readers and on hovering. */
export const TypeIcon = ({ type }: { type: OrderType }) => {
  const Icon = type === 'order' ? FactoryOutlined : DescriptionOutlined;
  return (
    <span role="img" aria-label={texts.orders.types[type]} title={texts.orders.types[type]}>
      <Icon fontSize="dense" style={ICON_STYLE} />
    </span>
  );
};
