export { openFiles, saveFile } from './files.ts';
export { pasteInstead, takeLoosePaste, takePaste } from './pastes.ts';
