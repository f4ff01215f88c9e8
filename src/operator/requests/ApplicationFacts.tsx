import { Trans, useLingui } from '@lingui/react/macro';
import type { OperatorApplication } from '../../../domain/operator/operatorRequests';
import { useMoment } from '../../ui/useMoment';
import classes from '../Operator.module.css';

/** All that was said and sent along. */
export function ApplicationFacts({ application }: { application: OperatorApplication }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { first_name, last_name, phone, email, zone, facts, pictures, created_at, answer } =
    application;
  const names: Record<string, string> = {
    store_name: t`Name of the store`,
    store_address: t`Address`,
    module_id: t`Module`,
    minimum_delivery_time: t`Fastest delivery (minutes)`,
    maximum_delivery_time: t`Slowest delivery (minutes)`,
    business_plan: t`Plan`,
    package_id: t`Package`,
    identity_type: t`Identity document`,
    identity_number: t`Number of the document`,
    vehicle: t`Vehicle`,
    earning: t`Works as`,
    logo: t`Logo`,
    cover_photo: t`Cover`,
    identity_image: t`Identity document`,
    image: t`Photo`,
  };
  // What was chosen from a list, in the words of the form.
  const chosen: Record<string, string> = {
    'business_plan commission': t`Commission`,
    'business_plan subscription': t`Package`,
    'identity_type passport': t`Passport`,
    'identity_type driving_license': t`Driving licence`,
    'identity_type nid': t`Identity card`,
    'vehicle bicycle': t`Bicycle`,
    'vehicle scooter': t`Scooter`,
    'vehicle car': t`Car`,
    'earning freelancer': t`Freelancer`,
    'earning salary': t`Employed`,
  };
  return (
    <>
      <dl className={classes.facts}>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>
          <bdi>{`${first_name} ${last_name}`}</bdi>
        </dd>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt>
          <Trans>Phone</Trans>
        </dt>
        <dd>
          <bdi>{phone}</bdi>
        </dd>
        <dt>
          <Trans>Zone</Trans>
        </dt>
        <dd>
          <bdi>{zone}</bdi>
        </dd>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={names[name] ?? name} value={chosen[`${name} ${value}`] ?? value} />
        ))}
        {created_at && <Fact name={t`Received`} value={moment(created_at)} />}
        {answer && <Fact name={t`Answer`} value={answer} />}
      </dl>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map(({ name, image_full_url }) => (
            <a key={name} href={image_full_url} target="_blank" rel="noreferrer">
              <img src={image_full_url} alt={names[name] ?? name} width={120} height={90} />
            </a>
          ))}
        </div>
      )}
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </>
);
