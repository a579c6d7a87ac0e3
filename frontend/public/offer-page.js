// The customer's page is whole without this: it only spares a second press, a scroll and a file that is too large.

const FIRST_FIELDS = 'input:not([type=hidden], [type=radio]), textarea';

// A pressed button works once; the browser's way back shows the page as it was left.
for (const form of document.forms) {
  form.addEventListener('submit', () => {
    const button = form.querySelector('button[type=submit]');
    button.disabled = true;
    button.dataset.text = button.textContent;
    button.textContent = button.dataset.sending;
  });
}
globalThis.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button[data-text]')) {
    button.disabled = false;
    button.textContent = button.dataset.text;
  }
});

// What was opened is where one types.
const focusOpened = () => {
  const section = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  section?.querySelector?.(FIRST_FIELDS)?.focus({ preventScroll: true });
};
globalThis.addEventListener('hashchange', focusOpened);
focusOpened();

for (const input of document.querySelectorAll('input[type=file][data-most]')) {
  input.addEventListener('change', () => {
    const [file] = input.files;
    input.setCustomValidity(file && file.size > Number(input.dataset.most) ? input.dataset.tooLarge : '');
    input.reportValidity();
  });
}
