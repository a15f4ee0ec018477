import { data } from 'virtual:printed-reference';
import { withCode } from '../shared/withCode';

const printed = data as { text: string; when: string; module: string }[];

/** Everything that people may read of the package in a console, as the sources say it. */
export function PrintedTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>text</th>
          <th>as</th>
          <th>from</th>
        </tr>
      </thead>
      <tbody>
        {printed.map(({ text, when, module }) => (
          <tr key={`${module} ${text}`}>
            <td>{withCode(text)}</td>
            <td>{withCode(when)}</td>
            <td>
              <code>{module}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
