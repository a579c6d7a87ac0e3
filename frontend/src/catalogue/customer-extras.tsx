import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { CustomerPrivacy } from '../privacy';
import { DrawingFeedback } from './drawing-feedback';

/** Below a customer's fields: what was learnt from its drawings, and what is kept about its contact. */
export const CustomerExtras = () => {
  const customer = useRecordContext<{ id: number }>();
  if (customer === undefined) return null;
  return (
    <>
      <Box sx={{ marginTop: 2 }}>
        <DrawingFeedback customerId={customer.id} />
      </Box>
      <CustomerPrivacy />
    </>
  );
};
