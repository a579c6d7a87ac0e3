import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../i18n';
import { paths } from '../routes';

/** The screen goes back after this. */
const BACK_AFTER_MS = 1000;

const { print } = texts.shell;

/** Whether the click that led here still counts: browsers open tabs for a few seconds after one, and for nothing else. */
const inGesture = (): boolean => navigator.userActivation.isActive;

/** A tab that says what it waits for; null where the browser refused it. */
const waitingTab = (): Window | null => {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = print.generating;
  tab.document.body.textContent = print.generating;
  tab.document.documentElement.style.cssText =
    'color-scheme: light dark; font: 16px sans-serif; padding: 24px';
  return tab;
};

/** Shows the address in the waiting tab, or in a new one; false where neither is there. */
const show = (tab: Window | null, address: string): boolean => {
  if (!tab || tab.closed) return window.open(address, '_blank') !== null;
  tab.location.replace(address);
  return true;
};

/**
 * Opens a tab within the gesture that led here, shows the document in it once it is made, however long that takes, and
 * goes back after a second. A screen that was reached without one (a reload, an address) tries once it is made.
 * @param address null until the document is made
 * @param failed it can't be made: the tab that waits for it goes
 * @returns whether the browser refused to open a tab
 */
export const useNewTab = (address: string | null, failed: boolean): boolean => {
  const [blocked, setBlocked] = useState(false);
  const navigate = useNavigate();
  const waiting = useRef<Window | null>(null);

  useEffect(() => {
    // Put off until the effect stands, so that one that is undone at once opens nothing.
    const open = setTimeout(() => {
      if (inGesture()) waiting.current = waitingTab();
    }, 0);
    return () => clearTimeout(open);
  }, []);

  useEffect(() => {
    if (!failed) return;
    waiting.current?.close();
    waiting.current = null;
  }, [failed]);

  useEffect(() => {
    if (address === null) return undefined;
    let goBack: ReturnType<typeof setTimeout> | undefined;
    const open = setTimeout(() => {
      if (!show(waiting.current, address)) {
        setBlocked(true);
        return;
      }
      goBack = setTimeout(() => {
        if (window.history.length > 1) void navigate(-1);
        else void navigate(paths.orders);
      }, BACK_AFTER_MS);
    }, 0);
    return () => {
      clearTimeout(open);
      clearTimeout(goBack);
    };
  }, [address, navigate]);
  return blocked;
};
