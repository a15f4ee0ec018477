import * as site from './site.css';

interface Question {
  /** The question's name in events. */
  id: string;
  asked: string;
  answer: string;
}

/** Questions that open in place, without a script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ id, asked, answer }) => (
        <details key={id} className={site.question}>
          <summary className={site.asked} data-lintel-id={id}>
            {asked}
          </summary>
          <p className={site.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
