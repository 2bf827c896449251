import type { OwnSheetView } from '../../../../games/sheets/books/own.ts';
import type { TableView } from '../../../../games/sheets/view.ts';
import { blankForm, type Form } from '../../../../shared/forms/form.ts';
import type { TableProps } from '../../props.ts';

export type { Cell } from '../../../../games/sheets/books/own.ts';
export type OwnView = TableView<OwnSheetView>;
export type OwnBook = TableProps<OwnView>;

/** Of the match, from its beginning to its end. */
export const formOf = ({ options }: OwnBook): Form => (options.form as unknown as Form) ?? blankForm;
