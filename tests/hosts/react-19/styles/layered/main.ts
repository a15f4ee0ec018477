import './page.css';
import '../showPage';
