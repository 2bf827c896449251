/** A text as a file: the desktop window asks where to, a browser downloads. */
export function saveText(name: string, text: string): void {
  const { smorgasboard } = window;
  if (smorgasboard) {
    void smorgasboard.saveFile({ suggestedName: name, content: text });
    return;
  }
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
