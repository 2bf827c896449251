/** A sheet of one's own as a file that others can take in. */
import { type Checked, checkForm, isFault } from '../../../../shared/forms/check.ts';
import type { Fault } from '../../../../shared/forms/fault.ts';
import type { Form } from '../../../../shared/forms/form.ts';

const FORMAT = 'smorgasboard-sheet';

export const fileOf = (form: Form): string => JSON.stringify({ format: FORMAT, version: 1, form }, null, 2);

/** What is in it, or why nothing can be read. */
export function formIn(text: string): Form | Fault {
  const checked = formOfJson(text);
  return isFault(checked) ? checked : checked.form;
}

function formOfJson(text: string): Checked | Fault {
  try {
    const file: unknown = JSON.parse(text);
    const isOurs = typeof file === 'object' && file !== null && 'format' in file && file.format === FORMAT;
    return isOurs && 'form' in file ? checkForm(file.form) : { key: 'no-form' };
  } catch {
    return { key: 'no-form' };
  }
}
