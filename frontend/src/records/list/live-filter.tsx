import type { ComponentProps, ReactNode } from 'react';
import { FilterLiveForm } from 'react-admin';

/** Takes no place of its own: the fields stand in the toolbar as they would without a form. */
const BareForm = (props: ComponentProps<'form'>) => <form {...props} style={{ display: 'contents' }} />;

/** Fields that filter the list around them while they are typed in, half a second after the last key. */
export const LiveFilter = ({ children }: { children: ReactNode }) => (
  <FilterLiveForm formComponent={BareForm}>{children}</FilterLiveForm>
);
