import views from './firstView.json';

const NOTHING = 'nothing';

/** What a page with a header requests and stores on its first view, as a test has measured it. */
export function FirstViewTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>
            <code>Header</code> with
          </th>
          <th>requests</th>
          <th>cookies</th>
          <th>local storage</th>
          <th>session storage</th>
          <th>
            <code>dataLayer</code>
          </th>
        </tr>
      </thead>
      <tbody>
        {views.map((view) => (
          <tr key={view.configuration}>
            <th scope="row">{view.configuration}</th>
            <Names of={view.requests} />
            <Names of={view.cookies} />
            <Names of={view.localStorage} />
            <Names of={view.sessionStorage} />
            <Names of={view.dataLayer} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Names({ of: names }: { of: readonly string[] }) {
  return (
    <td>
      {names.length === 0
        ? NOTHING
        : names.map((name) => (
            <div key={name}>
              <code>{name}</code>
            </div>
          ))}
    </td>
  );
}
