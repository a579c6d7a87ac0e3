import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { texts } from '../i18n';

type SetTitle = (title: string) => void;

const TitleContext = createContext('');
const SetTitleContext = createContext<SetTitle>(() => undefined);

/** Holds the title of the page that is open, for the top bar. */
export const PageTitleProvider = ({ children }: { children: ReactNode }) => {
  const [title, setTitle] = useState('');
  return (
    <SetTitleContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </SetTitleContext>
  );
};

export const useCurrentTitle = (): string => useContext(TitleContext);

/** Names the page, in the top bar and in the browser's tab. */
export const usePageTitle = (title: string): void => {
  const setTitle = useContext(SetTitleContext);
  useEffect(() => {
    setTitle(title);
    document.title = title === '' ? texts.shell.product : `${title} · ${texts.shell.product}`;
  }, [title, setTitle]);
};
