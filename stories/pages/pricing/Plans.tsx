import { useState } from 'react';
import { Link, useTracking } from '../../../src/index';
import { visuallyHidden } from '../../../src/styles/classes.css';
import * as site from '../site/site.css';
import { plans, type Billing, type Plan } from './plans';
import * as styles from './Pricing.css';

const billings: Record<Billing, string> = {
  monthly: 'Monthly',
  yearly: 'Yearly',
};

/** The plans, with a switch between their monthly and yearly prices. */
export function Plans() {
  const { track } = useTracking();
  const [billing, setBilling] = useState<Billing>('yearly');
  const choose = (chosen: Billing) => {
    setBilling(chosen);
    void track({
      type: 'select',
      object_identifier: 'billing',
      object_value: chosen,
    });
  };
  return (
    <section className={styles.plansSection} aria-labelledby="plans">
      <div className={styles.plansHead}>
        <h2 id="plans" className={site.subheading}>
          Plans
        </h2>
        <div className={styles.billing}>
          <BillingSwitch billing={billing} onChoose={choose} />
          <p className={site.small}>Two months free with yearly payment</p>
        </div>
      </div>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} />
        ))}
      </div>
      <p role="status" className={visuallyHidden}>
        {billing === 'yearly' ? 'Prices by year' : 'Prices by month'}
      </p>
    </section>
  );
}

interface BillingSwitchProps {
  billing: Billing;
  onChoose(billing: Billing): void;
}

function BillingSwitch({ billing, onChoose }: BillingSwitchProps) {
  return (
    <fieldset className={styles.switcher}>
      <legend className={visuallyHidden}>Payment</legend>
      {Object.entries(billings).map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="billing"
            value={value}
            checked={value === billing}
            className={styles.radio}
            onChange={() => onChoose(value as Billing)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const { id, name, text, price, features } = plan;
  const isYearly = billing === 'yearly';
  return (
    <article className={styles.plan} aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`} className={styles.planName}>
        {name}
      </h3>
      <p className={site.small}>{text}</p>
      <p className={styles.price}>
        <span className={styles.amount}>${isYearly ? price * 10 : price}</span>{' '}
        {isYearly ? 'a year' : 'a month'}
      </p>
      <Link
        variant={id === 'shop' ? 'primary' : 'secondary'}
        href="/start"
        className={styles.choose}
        data-lintel-id={`choose-${id}`}
        data-lintel-value={billing}
      >
        Choose {name}
      </Link>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
