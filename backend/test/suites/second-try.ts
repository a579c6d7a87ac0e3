/** A failed test's second try, where the run that names it asks for one (scripts/test.mjs). */
if (process.env.SECOND_TRY === '1') jest.retryTimes(1, { logErrorsBeforeRetry: true });
