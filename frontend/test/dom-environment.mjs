import { TestEnvironment } from 'jest-environment-jsdom';

const { AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder } = globalThis;

/** A page in jsdom with what a browser has and jsdom lacks: react-router builds a Request for every navigation. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
    });
  }
}
