import type { ReactNode } from 'react';

import { readTable } from '../../../../domain/documents/read-table.ts';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { useBlobText } from '../../../design/hooks/use-blob-text.ts';
import { ScrollRegion } from '../../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import type { TextViewProps } from './text-view.tsx';

/** A CSV as a table. Nothing in it is computed. */
export default function CsvView({ name, content }: TextViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useBlobText(content);
  if (text === null) return <Spinner />;
  const { rows, isCut } = readTable(text);
  const [head = [], ...body] = rows;
  return (
    <ScrollRegion
      label={formatMessage('documents.tableOf', { name })}
      className="min-h-0 grow bg-surface p-4"
    >
      {isCut && (
        <p className="pb-3 text-sm text-ink-2">
          {formatMessage('documents.tooManyRows', { count: rows.length })}
        </p>
      )}
      <table className="border-collapse text-sm">
        <thead className="sticky top-0 bg-surface-2">
          <tr>
            {head.map((cell, column) => (
              <th
                key={column}
                scope="col"
                dir="auto"
                className="border border-line px-2.5 py-1.5 text-start"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td
                  key={column}
                  dir="auto"
                  className="border border-line px-2.5 py-1.5 align-top whitespace-pre-wrap"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
