import { withCode } from '../shared/withCode';
import * as contract from './contract';

export interface KeptTableProps {
  of: keyof typeof contract;
}

/** Names that a page may hold on to, as `contract.ts` says them. */
export function KeptTable({ of }: KeptTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>what it is</th>
        </tr>
      </thead>
      <tbody>
        {contract[of].map(({ name, text }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{withCode(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
