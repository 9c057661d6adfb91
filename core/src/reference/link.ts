/** How a scenario travels. */
export const TRAVELS: readonly { readonly id: string; readonly title: string; readonly text: string }[] = [
  {
    id: 'link',
    title: 'The link',
    text: 'A link holds the whole scenario behind its `#`: `#v1.`, then the document as JSON, deflated and written in base64url, then the letter `z`. Browsers never send that part of an address, so no server sees it.',
  },
  {
    id: 'link-damage',
    title: 'A link that is cut or damaged',
    text: 'A last `z` that is missing tells that a link was cut off; a checksum finds what was changed on the way. Such a link opens nothing and is kept as it came. Every link that was ever made opens for ever; one of a newer version says so.',
  },
  {
    id: 'link-length',
    title: 'How long a link may be',
    text: 'The address bar follows up to 8,000 characters. Links of more than 100,000 are offered as a file, since browsers and chats cut them. Sharing only one call and its tool makes a short one.',
  },
  {
    id: 'document',
    title: 'The document',
    text: 'Link, file and example hold the same JSON: `rung` is its version, `tools` and `calls` are the texts as they were pasted. `title`, `aliases`, `synonyms`, `profile`, `fields`, `selected`, `expect`, `baseline` and `note` may be left out. Keys of a newer version are kept.',
  },
  {
    id: 'file',
    title: 'The file',
    text: 'A file that ends in `.rung.json` is that document. It opens when it is dropped on the page.',
  },
  {
    id: 'kept',
    title: 'What this browser keeps',
    text: 'The work of this tab stays until the tab is closed. What was shared or saved by hand is listed under Examples until it is cleared. Nothing else is kept, and nothing is sent.',
  },
];
