/** Asks for a file with the browser's own dialog. */
export function chooseFile(then: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) then(file);
  });
  input.click();
}
