import { TestEnvironment } from 'jest-environment-jsdom';
import * as msw from 'msw';
import { setupServer } from 'msw/node';

/** Node's own, which fetch and MSW work with: jsdom has other classes of these names, or none. */
const {
  AbortController,
  AbortSignal,
  Blob,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
} = globalThis;

/** A large screen with a mouse, and a user who wants no motion. */
const matchMedia = (media) => ({
  media,
  matches: /min-width|pointer: fine|reduced-motion/.test(media),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** All that an element's style follows from in jsdom, on a page without style sheets, but for colours and the outline of focus. */
const originOfStyle = (element) => {
  const origin = [element.localName];
  for (const name of ['type', 'hidden', 'open', 'style']) origin.push(element.getAttribute(name));
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const style = outer.getAttribute('style');
    if (style && /visibility|pointer-events/.test(style)) origin.push(style);
  }
  return origin.join('|');
};

/** Tasks that React put off until later: its turn comes, or `act` asks for all of them (act.ts). */
const due = new Set();
const putOff = (later) => (task) => {
  const once = () => due.delete(once) && task();
  due.add(once);
  later(once);
};

/** A page in jsdom with what a browser has and jsdom lacks. Nothing is drawn, so that nothing scrolls or changes its size. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { CSSStyleSheet, Element, Error, getComputedStyle, location, process } = this.global;
    // React and MUI as they are shipped: what they check for developers alone takes two fifths of these tests' time.
    process.env.NODE_ENV = 'production';
    Error.stackTraceLimit = 15;
    Element.prototype.scrollTo = Element.prototype.scrollIntoView = () => undefined;
    Object.defineProperties(Element.prototype, {
      clientWidth: { get: () => 1280 },
      clientHeight: { get: () => 800 },
    });
    // Nothing is drawn, and each rule of a style sheet makes what asks for a role slower.
    CSSStyleSheet.prototype.insertRule = () => 0;
    const styles = new Map();
    Object.assign(this.global, {
      /** jsdom asks its hundred rules about an element at each look, which took two fifths of the tests' time. */
      getComputedStyle: (element) => {
        const origin = originOfStyle(element);
        const style = styles.get(origin) ?? getComputedStyle(element);
        styles.set(origin, style);
        return style;
      },
      AbortController,
      AbortSignal,
      Blob,
      File,
      FormData,
      Headers,
      ReadableStream,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
      matchMedia,
      queueMicrotask: putOff(queueMicrotask),
      setImmediate: putOff(setImmediate),
      runDue: () => {
        for (const task of due) task();
      },
      fetch: (request) => globalThis.fetch(request),
      /** MSW is loaded once per process, outside of Jest's modules: it takes as long as all of React. */
      msw: { ...msw, setupServer },
      /** As a page's: of an address within the product. */
      Request: class extends Request {
        constructor(input, init) {
          super(typeof input === 'string' ? new URL(input, location.href) : input, init);
        }
      },
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  }
}
